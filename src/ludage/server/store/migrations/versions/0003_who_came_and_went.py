"""Who left a seat to a bot, and came back or was replaced, is remembered; so is who was in the same browser.

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A seat that was left keeps its person: of games that go on, the only one who has ever held it."""
    op.create_table(
        "seat_change",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("before", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["table_.id"], name=op.f("fk_seat_change_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_seat_change")),
    )
    op.create_table(
        "browser",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["person.id"], name=op.f("fk_browser_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", "person", name=op.f("pk_browser")),
    )
    op.create_index(op.f("ix_browser_person"), "browser", ["person"], unique=False)
    op.execute(
        "UPDATE seat SET person ="
        " (SELECT min(person) FROM held WHERE held.table_id = seat.table_id AND held.seat = seat.seat)"
        " WHERE abandoned AND person IS NULL AND"
        " (SELECT count(*) FROM held WHERE held.table_id = seat.table_id AND held.seat = seat.seat) = 1"
    )


def downgrade() -> None:
    """As it was."""
    op.drop_table("browser")
    op.drop_table("seat_change")
