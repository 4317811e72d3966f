/**
 * The path and query of a request target in absolute form (RFC 9112, 3.2.2), so that no redirect names the host that a client wrote
 * there. Returns other targets unchanged.
 */
export function originForm(target: string): string {
	const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(target)?.[1];
	if (rest === undefined) return target;
	return rest.startsWith('/') ? rest : `/${rest}`;
}
