import type { Account, Accounts } from './accounts.ts';
import type { RequestParts } from './check-request.ts';
import type { TestKeys } from './test-keys.ts';

/** A validated request to the sandbox. */
export interface Call {
	/** Returns the account of the request's key; throws for operations without a key. */
	account: () => Account;
	accounts: Accounts;
	keys: TestKeys;
	parts: RequestParts;
	nowMs: number;
	siteUrl: string;
	signatureHeader: string;
}

/** The response of a handler. */
export interface CallResponse {
	status: 200 | 201 | 204;
	body?: unknown;
	headers?: Record<string, string>;
}
