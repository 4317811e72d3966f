import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const pattern = /^sk_test_([A-Za-z0-9_-]{24})([A-Za-z0-9_-]{16})$/;

/** Test keys are not stored: each contains a signature, so every program with the same secret can verify it. */
export class TestKeys {
	readonly #secret: string;

	constructor(secret: string) {
		this.#secret = secret;
	}

	#derive(purpose: string, input: string, bytes: number, encoding: 'base64url' | 'hex'): string {
		return createHmac('sha256', this.#secret)
			.update(`sandbox.${purpose}.${input}`)
			.digest()
			.subarray(0, bytes)
			.toString(encoding);
	}

	create(): string {
		const random = randomBytes(18).toString('base64url');
		return `sk_test_${random}${this.#derive('key', random, 12, 'base64url')}`;
	}

	/** The inspector id of a key: unguessable, and in lower case like URLs of the site. Undefined for an invalid key. */
	inspectorOf(key: string | undefined): string | undefined {
		const [, random, signature] = pattern.exec(key ?? '') ?? [];
		if (!random || !signature) return undefined;
		const expected = this.#derive('key', random, 12, 'base64url');
		const isGenuine = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
		return isGenuine ? this.#derive('inspector', random, 18, 'hex') : undefined;
	}

	/** The secret that signs events of an inspector, or of one of its webhooks. */
	webhookSecret(inspector: string, webhook = ''): string {
		return `whsec_${this.#derive('secret', `${inspector}.${webhook}`, 24, 'base64url')}`;
	}
}

/** The key in a request's bearer token (RFC 6750). */
export const keyOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
	/^bearer +(\S+) *$/i.exec(headers.get('authorization') ?? '')?.[1];
