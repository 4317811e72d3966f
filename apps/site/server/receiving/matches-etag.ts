/** True if an `If-None-Match` header contains the entity tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
	if (!header) return false;
	const plain = etag.replace(/^W\//, '');
	return header.split(',').some((candidate) => {
		const tag = candidate.trim();
		return tag === '*' || tag.replace(/^W\//, '') === plain;
	});
}
