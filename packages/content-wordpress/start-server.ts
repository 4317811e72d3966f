import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { contractHeaders } from '@website/contracts/headers';
import { signWebhook } from '@website/contracts/signatures';
import type { Logger } from 'pino';
import { respond } from './endpoint/as-fetch.ts';
import { readSectionFile } from './sections/read-section-file.ts';
import type { ServerSettings } from './server-settings.ts';
import { watchChanges } from './watch-changes.ts';
import { WordPressContent } from './wordpress-content.ts';

export interface RunningServer {
	/** URL of the content endpoint. */
	url: string;
	close(): Promise<void>;
}

/** Serves the content contract at every path, and notifies sites of changes. Rejects if the section file is invalid. */
export async function startServer(
	settings: ServerSettings,
	logger: Logger,
): Promise<RunningServer> {
	const content = new WordPressContent({
		url: settings.CONTENT_URL,
		timeoutMs: settings.CONTENT_TIMEOUT_MS,
		fetch,
		editor: editorOf(settings),
		previewSecret: settings.PREVIEW_SECRET,
		sectionFile: await readSectionFile(settings.CONTENT_SECTIONS_FILE),
		onFinding: (finding) =>
			logger.warn({ finding }, 'part of WordPress or the section file is ignored'),
	});
	const stopWatching = watchChanges(content, {
		seconds: settings.CONTENT_POLL_SECONDS,
		onChange: async (tags) => {
			logger.info({ tags }, 'content changed');
			const { WEBHOOK_SECRET: secret } = settings;
			if (!secret) return;
			await Promise.all(settings.WEBHOOK_URLS.map((url) => notify(url, secret, tags, logger)));
		},
		onFailure: (err) => logger.error({ err }, 'WordPress could not be read'),
		onRecovery: () => logger.info('WordPress can be read again'),
	});
	const server = serve({
		fetch: (request: Request) => respond(content, request),
		hostname: settings.HOST,
		port: settings.PORT,
	});
	await new Promise<void>((resolve) => server.once('listening', resolve));
	// A listening TCP server's address is always an AddressInfo.
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://${settings.HOST}:${port}/graphql`,
		async close() {
			stopWatching();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

/** The credentials that read drafts; undefined unless both user name and password are set. */
export function editorOf({
	CONTENT_USER: user,
	CONTENT_APPLICATION_PASSWORD: password,
}: Pick<ServerSettings, 'CONTENT_USER' | 'CONTENT_APPLICATION_PASSWORD'>) {
	return user && password ? { user, password } : undefined;
}

async function notify(
	url: string,
	secret: string,
	tags: readonly string[],
	logger: Logger,
): Promise<void> {
	const body = JSON.stringify({ tags, at: new Date().toISOString() });
	const headers = {
		'content-type': 'application/json',
		[contractHeaders.webhookSignature]: signWebhook(secret, body, Math.floor(Date.now() / 1000)),
	};
	try {
		const response = await fetch(url, {
			method: 'POST',
			body,
			headers,
			signal: AbortSignal.timeout(10_000),
		});
		await response.body?.cancel();
		if (!response.ok) logger.error({ url, status: response.status }, 'a site refused a webhook');
	} catch (err) {
		logger.error({ err, url }, 'failed to notify a site of a change');
	}
}
