interface Connection {
	effectiveType?: string;
	saveData?: boolean;
}

/** Returns whether the connection is slow or metered, so that nothing should be prefetched. */
export function isVerySlowConnection(
	connection: Connection | undefined = 'connection' in navigator
		? (navigator.connection as Connection)
		: undefined,
): boolean {
	if (!connection) return false;
	return connection.saveData === true || /^(?:slow-)?2g$/.test(connection.effectiveType ?? '');
}
