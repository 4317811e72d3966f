import { expect, it } from 'vitest';
import { viewerConfiguration } from './configuration';

it('matches specification section 1', () => {
	expect(viewerConfiguration('en', false)).toMatchObject({
		darkMode: true,
		showSidebar: true,
		pathRouting: { basePath: '/docs' },
		title: 'API Documentation by Scalar',
		url: '/api/openapi.json',
	});
	expect(viewerConfiguration('de', false).pathRouting.basePath).toBe('/de/docs');
});

it('turns off everything that contacts other hosts', () => {
	const configuration = viewerConfiguration('en', false);
	expect(configuration).toMatchObject({
		telemetry: false,
		withDefaultFonts: false,
		hideClientButton: true,
		agent: { disabled: true },
	});
	expect(configuration).not.toHaveProperty('proxyUrl');
});

it('shows only the app host’s document: the OpenAPI-enabled flag is false', () => {
	const configuration = viewerConfiguration('en', false);
	for (const name of ['sources', 'content']) expect(configuration).not.toHaveProperty(name);
	expect(Object.values(configuration)).toContain('/api/openapi.json');
});

it('offers test requests only if a server is allowed', () => {
	expect(viewerConfiguration('en', false).hideTestRequestButton).toBe(true);
	expect(viewerConfiguration('en', true).hideTestRequestButton).toBe(false);
});
