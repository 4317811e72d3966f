import {
	type FieldProblem,
	formPaths,
	formProblems,
	type Submission,
} from '@website/contracts/forms';
import { z } from 'zod';
import type { Logger } from '../observing/logger.ts';
import type { Environment } from '../settings/environment.ts';
import { limits } from '../settings/limits.ts';

/**
 * The outcome of a submission. `stored`: stored now or before. `problems`: fields are invalid. `spent`: its ticket was used with other
 * content. `tooMany`: the mail limit is reached. `closed`: the form does not exist or is switched off. `unavailable`: the backend could not
 * be reached or failed.
 */
export type SubmissionOutcome =
	| { kind: 'stored' | 'spent' | 'closed' | 'unavailable' }
	| { kind: 'tooMany'; seconds: number }
	| { kind: 'problems'; problems: FieldProblem[] };

export type SubscriptionOutcome = 'done' | 'unknown' | 'unavailable';

const problemsResponse = z.object({
	problems: z.array(z.object({ field: z.string(), problem: z.enum(formProblems) })).min(1),
});

export interface FormsBackendOptions {
	environment: Pick<Environment, 'FORMS_URL' | 'FORMS_TOKEN' | 'APP_HOST_URL'>;
	logger: Logger;
}

interface BackendResponse {
	status: number;
	/** Seconds. */
	retryAfter: number;
	body: unknown;
}

/** Sends submissions to the backend, with the site's token. */
export class FormsBackend {
	readonly #options: FormsBackendOptions;

	constructor(options: FormsBackendOptions) {
		this.#options = options;
	}

	async submit(submission: Submission): Promise<SubmissionOutcome> {
		const response = await this.#post(formPaths.submissions, submission);
		if (!response) return { kind: 'unavailable' };
		if (response.status === 200 || response.status === 201) return { kind: 'stored' };
		if (response.status === 404 || response.status === 410) return { kind: 'closed' };
		if (response.status === 409) return { kind: 'spent' };
		if (response.status === 429) return { kind: 'tooMany', seconds: response.retryAfter };
		const problems =
			response.status === 422 ? problemsResponse.safeParse(response.body) : undefined;
		if (problems?.success) return { kind: 'problems', ...problems.data };
		this.#logFailure(formPaths.submissions, `responded ${response.status}`);
		return { kind: 'unavailable' };
	}

	confirm = (key: string): Promise<SubscriptionOutcome> =>
		this.#changeSubscription(formPaths.confirmations, key);

	unsubscribe = (key: string): Promise<SubscriptionOutcome> =>
		this.#changeSubscription(formPaths.unsubscriptions, key);

	async #changeSubscription(path: string, key: string): Promise<SubscriptionOutcome> {
		const response = await this.#post(path, { key });
		if (response?.status === 200) return 'done';
		if (response?.status === 404) return 'unknown';
		if (response) this.#logFailure(path, `responded ${response.status}`);
		return 'unavailable';
	}

	async #post(path: string, body: object): Promise<BackendResponse | undefined> {
		const { FORMS_TOKEN, FORMS_URL, APP_HOST_URL } = this.#options.environment;
		if (!FORMS_TOKEN) return this.#logFailure(path, 'FORMS_TOKEN is not set');
		try {
			const response = await fetch((FORMS_URL ?? APP_HOST_URL) + path, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					authorization: `Bearer ${FORMS_TOKEN}`,
				},
				body: JSON.stringify(body),
				// A redirect to a page that answers a GET with 200 would look like success.
				redirect: 'manual',
				signal: AbortSignal.timeout(limits.forms.timeoutMs),
			});
			return {
				status: response.status,
				retryAfter: Number(response.headers.get('retry-after')) || limits.retryAfterSeconds,
				body: await response.json().catch(() => null),
			};
		} catch (error) {
			return this.#logFailure(path, error);
		}
	}

	#logFailure(path: string, err: unknown): undefined {
		this.#options.logger.error({ err, path }, 'a form could not be passed to the backend');
	}
}
