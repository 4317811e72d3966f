import type { IncomingMessage } from 'node:http';

interface RequestHeaders {
	accept?: string;
	acceptEncoding?: string;
	acceptLanguage?: string;
	cookie?: string;
	ifMatch?: string;
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
			case 8:
				if (isNamed(name, 'if-match')) headers.ifMatch = value;
				break;
			case 12:
				if (isNamed(name, 'x-request-id')) headers.requestId = value;
				break;
			case 13:
				if (isNamed(name, 'if-none-match'))
					headers.ifNoneMatch = append(headers.ifNoneMatch, value, ', ');
				break;
			case 15:
				if (isNamed(name, 'accept-encoding'))
					headers.acceptEncoding = append(headers.acceptEncoding, value, ', ');
				else if (isNamed(name, 'accept-language'))
					headers.acceptLanguage = append(headers.acceptLanguage, value, ', ');
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
