import type { Account, Accounts } from './accounts.ts';
import type { RequestParts } from './check-request.ts';
import type { TestKeys } from './test-keys.ts';

/** A checked request of the sandbox. */
export interface Call {
	/** Of the key that the request came with; of nobody for operations that are open. */
	account: () => Account;
	accounts: Accounts;
	keys: TestKeys;
	parts: RequestParts;
	nowMs: number;
	siteUrl: string;
	signatureHeader: string;
}

/** What a request is answered with. */
export interface Answer {
	status: 200 | 201 | 204;
	body?: unknown;
	headers?: Record<string, string>;
}
