"""Link previews: the title, description and picture that other programs show for a link to a table."""
