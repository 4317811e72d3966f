import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const pattern = /^sk_test_([A-Za-z0-9_-]{24})([A-Za-z0-9_-]{16})$/;

/** Test keys, of which nothing is stored: each carries its own proof, so every program with the same secret knows it. */
export class TestKeys {
	readonly #secret: string;

	constructor(secret: string) {
		this.#secret = secret;
	}

	#derive(purpose: string, of: string, bytes: number, encoding: 'base64url' | 'hex'): string {
		return createHmac('sha256', this.#secret)
			.update(`sandbox.${purpose}.${of}`)
			.digest()
			.subarray(0, bytes)
			.toString(encoding);
	}

	/** A new key. */
	create(): string {
		const random = randomBytes(18).toString('base64url');
		return `sk_test_${random}${this.#derive('key', random, 12, 'base64url')}`;
	}

	/** The inspector that belongs to a key: an id that nobody can guess, in lower case as URLs of the site are; undefined for what is no key of these. */
	inspectorOf(key: string | undefined): string | undefined {
		const [, random, proof] = pattern.exec(key ?? '') ?? [];
		if (!random || !proof) return undefined;
		const expected = this.#derive('key', random, 12, 'base64url');
		const isGenuine = timingSafeEqual(Buffer.from(proof), Buffer.from(expected));
		return isGenuine ? this.#derive('inspector', random, 18, 'hex') : undefined;
	}

	/** What signs events to an inspector, or to one of its webhooks. */
	webhookSecret(inspector: string, webhook = ''): string {
		return `whsec_${this.#derive('secret', `${inspector}.${webhook}`, 24, 'base64url')}`;
	}
}

/** The key that a request carries as bearer token (RFC 6750). */
export const keyOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
	/^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1];
