"""The entry point for Alembic: runs the migrations on the connection that it was given."""

from alembic import context

from fogcity.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a table in place
    transactional_ddl=False,  # the caller has begun a transaction on it, and ends it
)
context.run_migrations()
