"""The position's own random numbers: sfc32, seeded by up to 128 bits, the same on every machine, compiled or not."""

from ludage.core.message import Problem, outside

WORD = 0xFFFFFFFF
SEED_BITS = 128
WARM_UP = 24


def check_seed(seed: object) -> int:
    """The seed itself, or a Problem that says what a seed is."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << SEED_BITS:
        raise Problem("problem-wrong-seed", outside(seed=repr(seed), bits=SEED_BITS))
    return seed


class Stream:
    """A stream of random numbers (Chris Doty-Humphrey's sfc32). Its four words are the whole of its state.

    `rolls` and `draws` are results set beforehand, for tests and worked examples: while there are any they
    come first, in order; then the stream goes on as usual.
    """

    __slots__ = ("a", "b", "c", "counter", "draws", "rolls")

    def __init__(
        self,
        a: int,
        b: int,
        c: int,
        counter: int,
        rolls: tuple[int, ...] = (),
        draws: tuple[int, ...] = (),
    ) -> None:
        self.a: int = a
        self.b: int = b
        self.c: int = c
        self.counter: int = counter
        self.rolls: tuple[int, ...] = rolls
        self.draws: tuple[int, ...] = draws

    def clone(self) -> "Stream":
        """An independent copy that will give the same numbers."""
        return Stream(self.a, self.b, self.c, self.counter, self.rolls, self.draws)

    def word(self) -> int:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) & WORD | (c >> 11)) + out) & WORD
        return out

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely (the uneven rest of the range is thrown away)."""
        fair = WORD + 1 - (WORD + 1) % bound
        out = self.word()
        while out >= fair:
            if not fair:
                raise ValueError(f"bound {bound}: one word of the stream has 32 bits")
            out = self.word()
        return out % bound

    def roll(self, sides: int) -> int:
        """A die: 1 to sides."""
        if self.rolls:
            face = self.rolls[0]
            if not 1 <= face <= sides:
                raise ValueError(f"scripted roll {face}: a die here shows 1 to {sides}")
            self.rolls = self.rolls[1:]
            return face
        return 1 + self.below(sides)

    def draw(self, pool: list[int]) -> int:
        """Take one of the pool at random; it is taken out of the pool."""
        if self.draws:
            card = self.draws[0]
            if card not in pool:
                raise ValueError(f"scripted draw {card}: it is not among what can be drawn here, {pool}")
            self.draws = self.draws[1:]
            pool.remove(card)
            return card
        at = self.below(len(pool))
        card = pool[at]
        pool[at] = pool[-1]
        pool.pop()
        return card

    def to_dict(self) -> dict[str, object]:
        """The stream as JSON-ready data."""
        out: dict[str, object] = {"words": [self.a, self.b, self.c, self.counter]}
        if self.rolls:
            out["rolls"] = list(self.rolls)
        if self.draws:
            out["draws"] = list(self.draws)
        return out


def seeded(seed: int) -> Stream:
    """A stream from a seed of up to 128 bits: each bit goes into the four words, then they are stirred."""
    check_seed(seed)
    words = [(seed >> shift) & WORD for shift in (0, 32, 64, 96)]
    stream = Stream(words[0] ^ 0x9E3779B9, words[1] ^ 0x243F6A88, words[2] ^ 0xB7E15162, words[3] ^ 1)
    for _ in range(WARM_UP):
        stream.word()
    return stream


def stream_from(data: dict[str, object]) -> Stream:
    """The stream that `to_dict` wrote down."""
    words = numbers(data.get("words"), "stream words")
    if len(words) != 4 or min(words) < 0 or max(words) > WORD:
        raise ValueError("stream words: expected four numbers of 32 bits")
    rolls = tuple(numbers(data.get("rolls", []), "scripted rolls"))
    draws = tuple(numbers(data.get("draws", []), "scripted draws"))
    return Stream(words[0], words[1], words[2], words[3], rolls, draws)


def numbers(data: object, what: str) -> list[int]:
    """A list of whole numbers out of JSON, or a ValueError that names it."""
    if not isinstance(data, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in data):
        raise ValueError(f"{what}: expected a list of whole numbers, got {data!r}")
    return list(data)
