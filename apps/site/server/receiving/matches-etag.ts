/** Whether an `If-None-Match` header names an entity tag; comparison is weak (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
	if (!header) return false;
	const plain = etag.replace(/^W\//, '');
	return header.split(',').some((candidate) => {
		const tag = candidate.trim();
		return tag === '*' || tag.replace(/^W\//, '') === plain;
	});
}
