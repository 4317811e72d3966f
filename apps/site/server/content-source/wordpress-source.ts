import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
	asFetch,
	readSectionFile,
	WordPressContent,
	watchChanges,
} from '@website/content-wordpress';
import { z } from 'zod';
import { mediaAddress } from '#shared/addresses/media-path.ts';
import { fetchWithRetry } from '#shared/http/fetch-with-retry.ts';
import type { Logger } from '../observing/logger.ts';
import { ContentUnavailable } from '../pages/not-set-up.ts';
import type { FindDocument } from '../receiving/wordpress-addresses.ts';
import type { Environment } from '../settings/environment.ts';

const redirectSchema = z.object({ to: z.string(), status: z.literal([301, 302, 307, 308]) });

/** A content source that runs in the site's process. */
export interface ContentSource {
	/** Replaces `fetch` for operations of the contract. */
	fetch: typeof fetch;
	/** Reads the latest changes before a webhook's purge and returns their tags. Never rejects. */
	refresh(): Promise<readonly string[]>;
	/** Undefined if there is no document or file at the path. Rejects with `ContentUnavailable` when WordPress fails. */
	findDocument: FindDocument;
	/** Calls `onChange` with the tags of each change; returns a function that stops it. */
	watch(onChange: (tags: readonly string[]) => Promise<unknown>): () => void;
}

/**
 * The content of a WordPress with WPGraphQL (docs/wordpress.md); undefined if the endpoint implements the contract itself. Rejects if the
 * section file is invalid.
 */
export async function wordPressSource(
	environment: Environment,
	logger: Logger,
): Promise<ContentSource | undefined> {
	if (environment.CONTENT_SOURCE !== 'wpgraphql') return undefined;
	const {
		CONTENT_USER: user,
		CONTENT_APPLICATION_PASSWORD: password,
		CONTENT_POLL_SECONDS: seconds,
	} = environment;
	const file = join(environment.CACHE_DIR, 'wordpress', 'published.json');
	const content = new WordPressContent({
		url: environment.CONTENT_URL,
		timeoutMs: environment.CONTENT_TIMEOUT_MS,
		fetch: (input, init) => fetchWithRetry(input, init),
		mediaOrigin: environment.MEDIA_URL,
		siteOrigin: environment.SITE_URL,
		editor: user && password ? { user, password } : undefined,
		previewSecret: environment.PREVIEW_SECRET,
		sectionFile: await readSectionFile(environment.CONTENT_SECTIONS_FILE),
		memory: {
			read: () => readFile(file, 'utf8').catch(() => undefined),
			write: (text) =>
				replaceFile(file, text).catch((err: unknown) =>
					logger.error({ err }, 'the list of published WordPress content could not be stored'),
				),
		},
		onFinding: (finding) =>
			logger.warn({ finding }, 'a part of WordPress or of the section file is not used'),
	});
	return {
		fetch: asFetch(content),
		refresh: () =>
			content.refresh().catch((err: unknown) => {
				logger.error({ err }, 'WordPress could not be read');
				return [];
			}),
		findDocument: async (path) => {
			const query = 'query ($path: String!) { redirect(path: $path) { to status } }';
			const timeout = sleep(environment.CONTENT_TIMEOUT_MS, undefined, { ref: false });
			const result = await Promise.race([content.execute({ query, variables: { path } }), timeout]);
			if (result?.status !== 200)
				throw new ContentUnavailable('WordPress did not find the document');
			const redirect = redirectSchema.safeParse(result.body.data?.redirect).data;
			if (!redirect) return undefined;
			const { MEDIA_URL: mediaOrigin, MEDIA_HOSTS: mediaHosts } = environment;
			return { ...redirect, to: mediaAddress(redirect.to, { mediaOrigin, mediaHosts }) };
		},
		watch: (onChange) =>
			watchChanges(content, {
				seconds,
				onChange: async (tags) => {
					logger.info({ tags }, 'content changed');
					await onChange(tags);
				},
				onFailure: (err) => logger.error({ err }, 'WordPress could not be read'),
				onRecovery: () => logger.info('WordPress can be read again'),
			}),
	};
}

/** Writes atomically: a process that stops while writing leaves the old file. */
async function replaceFile(file: string, text: string): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	await writeFile(`${file}.new`, text);
	await rename(`${file}.new`, file);
}
