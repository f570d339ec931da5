"""A person has one seat at a table, whatever several processes are asked at once.

Revision ID: 0004
Revises: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Who has got two seats of a game all the same keeps the first; in a game that is on a bot plays for the other."""
    others = "EXISTS (SELECT 1 FROM seat AS first WHERE first.table_id = seat.table_id"
    others += " AND first.person = seat.person AND first.seat < seat.seat)"
    running = "EXISTS (SELECT 1 FROM table_ WHERE table_.id = seat.table_id AND table_.status NOT IN"
    running += " ('open', 'finished'))"
    op.execute(
        sa.text(f"UPDATE seat SET person = NULL, abandoned = {running} WHERE person IS NOT NULL AND {others}")
    )
    op.create_index("ix_seat_table_id_person", "seat", ["table_id", "person"], unique=True)


def downgrade() -> None:
    """As it was."""
    op.drop_index("ix_seat_table_id_person", table_name="seat")
