"""Whether a game is rated for a person is settled at its start.

Revision ID: 0002
Revises: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of games that have begun: who has an account now."""
    op.add_column("held", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE held SET rated = true WHERE person IN (SELECT id FROM person WHERE login IS NOT NULL)")


def downgrade() -> None:
    """As it was."""
    op.drop_column("held", "rated")
