import type { IncomingMessage } from 'node:http';

interface RequestFacts {
	accept?: string;
	acceptEncoding?: string;
	acceptLanguage?: string;
	cookie?: string;
	ifNoneMatch?: string;
	requestId?: string;
}

/** Reads them from the raw list: building Node's header object would cost more than the rest of a cached answer. */
export function requestFacts({ rawHeaders }: IncomingMessage): RequestFacts {
	const facts: RequestFacts = {};
	for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
		const name = rawHeaders[index] ?? '';
		const value = rawHeaders[index + 1] ?? '';
		switch (name.length) {
			case 6:
				if (isNamed(name, 'cookie')) facts.cookie = joined(facts.cookie, value, '; ');
				else if (isNamed(name, 'accept')) facts.accept = joined(facts.accept, value, ', ');
				break;
			case 12:
				if (isNamed(name, 'x-request-id')) facts.requestId = value;
				break;
			case 13:
				if (isNamed(name, 'if-none-match'))
					facts.ifNoneMatch = joined(facts.ifNoneMatch, value, ', ');
				break;
			case 15:
				if (isNamed(name, 'accept-encoding')) facts.acceptEncoding = value;
				else if (isNamed(name, 'accept-language')) facts.acceptLanguage = value;
				break;
		}
	}
	return facts;
}

function isNamed(name: string, expected: string): boolean {
	return name === expected || name.toLowerCase() === expected;
}

function joined(before: string | undefined, value: string, separator: string): string {
	return before ? before + separator + value : value;
}
