"""What Alembic runs: the steps, on the connection that it was given."""

from alembic import context

from fogcity.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a table in place
    transactional_ddl=False,  # whoever gave the connection has begun a transaction, and ends it
)
context.run_migrations()
