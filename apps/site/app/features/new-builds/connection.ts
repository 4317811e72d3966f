interface Connection {
	effectiveType?: string;
	saveData?: boolean;
}

/** Whether the connection is so slow, or so dear, that nothing should be asked for without need. */
export function isVerySlowConnection(
	connection: Connection | undefined = 'connection' in navigator
		? (navigator.connection as Connection)
		: undefined,
): boolean {
	if (!connection) return false;
	return connection.saveData === true || /^(?:slow-)?2g$/.test(connection.effectiveType ?? '');
}
