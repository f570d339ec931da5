"""The tables of a host are found without looking at all of them.

Revision ID: 0006
Revises: 0005
"""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """For each person who is forgotten, and each new table, the tables he is host of are looked for."""
    op.create_index("ix_table__host", "table_", ["host"], unique=False)


def downgrade() -> None:
    """As it was."""
    op.drop_index("ix_table__host", table_name="table_")
