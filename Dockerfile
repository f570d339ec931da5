# The table server in a container: `docker build -t ludage .`, then see docs/hosting.md.
# With a compiled engine (about four times faster bots): `docker build --build-arg LUDAGE_COMPILE=1 -t ludage .`

FROM python:3.11-slim AS build
ARG LUDAGE_COMPILE=0
RUN if [ "$LUDAGE_COMPILE" != 0 ]; then \
        apt-get update \
        && apt-get install -y --no-install-recommends gcc libc6-dev \
        && rm -rf /var/lib/apt/lists/*; \
    fi
WORKDIR /build
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY web web
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.11-slim
COPY --from=build /wheels /wheels
COPY constraints.txt /wheels/
RUN pip install --no-cache-dir --constraint /wheels/constraints.txt "$(echo /wheels/ludage-*.whl)[server]" \
    && useradd --system --create-home --home-dir /var/lib/ludage ludage
USER ludage
WORKDIR /var/lib/ludage
VOLUME /var/lib/ludage
ENV LUDAGE_DATABASE=sqlite:////var/lib/ludage/ludage.sqlite3
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["ludage", "serve", "--host", "0.0.0.0"]
