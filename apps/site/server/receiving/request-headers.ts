import type { IncomingMessage } from 'node:http';

interface RequestHeaders {
	accept?: string;
	acceptEncoding?: string;
	acceptLanguage?: string;
	cookie?: string;
	ifNoneMatch?: string;
	requestId?: string;
}

/** Reads the headers from the raw list: building Node's header object would cost more than the rest of a cached response. */
export function readHeaders({ rawHeaders }: IncomingMessage): RequestHeaders {
	const headers: RequestHeaders = {};
	for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
		const name = rawHeaders[index] ?? '';
		const value = rawHeaders[index + 1] ?? '';
		switch (name.length) {
			case 6:
				if (isNamed(name, 'cookie')) headers.cookie = append(headers.cookie, value, '; ');
				else if (isNamed(name, 'accept')) headers.accept = append(headers.accept, value, ', ');
				break;
			case 12:
				if (isNamed(name, 'x-request-id')) headers.requestId = value;
				break;
			case 13:
				if (isNamed(name, 'if-none-match'))
					headers.ifNoneMatch = append(headers.ifNoneMatch, value, ', ');
				break;
			case 15:
				if (isNamed(name, 'accept-encoding')) headers.acceptEncoding = value;
				else if (isNamed(name, 'accept-language')) headers.acceptLanguage = value;
				break;
		}
	}
	return headers;
}

function isNamed(name: string, expected: string): boolean {
	return name === expected || name.toLowerCase() === expected;
}

function append(existing: string | undefined, value: string, separator: string): string {
	return existing ? existing + separator + value : value;
}

/** True if an `If-None-Match` header contains the entity tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
	if (!header) return false;
	const plain = etag.replace(/^W\//, '');
	return header.split(',').some((candidate) => {
		const tag = candidate.trim();
		return tag === '*' || tag.replace(/^W\//, '') === plain;
	});
}
