"""Which addresses of the network are somebody's public server: a webhook must not reach into our own house."""

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

# The special-purpose registries of IANA, written out: what Python calls global has changed between its versions.
_NOT_PUBLIC_4 = [
    IPv4Network(network)
    for network in (
        "0.0.0.0/8",  # this network, unspecified
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by a provider's customers
        "127.0.0.0/8",  # loopback
        "169.254.0.0/16",  # link-local, and the metadata of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # multicast tunnels
        "192.88.99.0/24",  # relays from IPv6
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
]
_PUBLIC_6 = IPv6Network("2000::/3")  # all the rest is mapped, local, multicast or reserved
_NOT_PUBLIC_6 = [
    IPv6Network(network)
    for network in (
        "2001::/23",  # protocol assignments: Teredo, benchmarks, ORCHID
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: hides an IPv4 address, and nobody serves from it
        "2620:4f:8000::/48",  # AS112
        "3fff::/20",  # documentation
    )
]
_MAPPED = IPv6Network("::ffff:0:0/96")
_NAT64 = IPv6Network("64:ff9b::/96")


def is_public(text: str) -> bool:
    """Whether this is an address on the public network. An IPv4 address in IPv6 dress counts as what it is."""
    address = ip_address(text)
    if isinstance(address, IPv4Address):
        return not any(address in network for network in _NOT_PUBLIC_4)
    if address in _MAPPED or address in _NAT64:
        return is_public(str(_last_four_bytes(address)))
    return address in _PUBLIC_6 and not any(address in network for network in _NOT_PUBLIC_6)


def _last_four_bytes(address: IPv6Address) -> IPv4Address:
    return IPv4Address(int(address) & 0xFFFFFFFF)
