import { createHash } from 'node:crypto';
import {
	createRequestHandler,
	Outlet,
	RouterContextProvider,
	Scripts,
	ScrollRestoration,
	type ServerBuild,
} from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RenderRecord } from '#shared/http/render-record.ts';
import { contentContext } from '~/content/content.server';
import { siteContext } from '~/content/site-context.server';
import * as entry from '~/entry.server';
import { RichText } from '~/ui/text/rich-text';

const injected = '<script>evil()</script><script type="module" async="">evil()</script>';

const routes = {
	root: {
		id: 'root',
		path: '',
		module: {
			loader: () => ({ text: injected }),
			default: () => (
				<html lang="en">
					<head />
					<body>
						{/* Simulates a page whose HTML was not sanitized. */}
						<RichText html={injected} />
						<Outlet />
						<ScrollRestoration />
						<Scripts />
					</body>
				</html>
			),
		},
	},
};

const manifestRoute = { id: 'root', path: '', module: '/root.js', hasLoader: true, imports: [] };

const build = {
	entry: { module: entry },
	routes,
	assets: {
		entry: { imports: [], module: '/entry.js' },
		routes: { root: manifestRoute },
		url: '/manifest.js',
		version: '1',
	},
	publicPath: '/',
	assetsBuildDirectory: '',
	future: {},
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: 'initial' },
	// The parts of a React Router build with one route that the test needs.
} as unknown as ServerBuild;

// Renders pages as in production. In development, React starts immediately.
beforeEach(() => {
	vi.stubEnv('DEV', false);
});
afterEach(() => {
	vi.unstubAllEnvs();
});

it('allows only the site’s own scripts to run, regardless of the HTML of the page', async () => {
	const record = new RenderRecord((error) => {
		throw error;
	});
	const context = new RouterContextProvider();
	context.set(contentContext, {
		query: () => Promise.reject(new Error('none')),
		isUnsupported: () => true,
	});
	context.set(siteContext, {
		origin: 'https://example.com',
		preview: undefined,
		contentToken: { storageKey: 'member', cookie: 'token' },
		record,
	});
	const handle = createRequestHandler(build, 'production');
	const response = await handle(new Request('https://example.com/'), context);
	const html = `${record.document?.html}`;
	expect(response.status, html).toBe(200);
	expect(html).toContain(injected);
	expect(html).not.toContain('nonce=');
	const hash = (code: string | Uint8Array) => createHash('sha256').update(code).digest('base64');
	const inline = [
		...html.matchAll(/<script(?![^>]* (?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
	];
	const scripts = inline.map(([, code = '']) => code).filter((code) => code !== 'evil()');
	expect(scripts.length).toBeGreaterThan(3);
	expect(new Set(record.document?.codes.map(hash))).toEqual(new Set(scripts.map(hash)));
	expect(html).toContain('<script type="text/plain" id="app-start">');
});
