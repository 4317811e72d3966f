import { expect, it } from 'vitest';
import { viewerConfiguration } from './configuration';

it('matches specification section 1', () => {
	expect(viewerConfiguration('en')).toMatchObject({
		darkMode: true,
		showSidebar: true,
		pathRouting: { basePath: '/docs' },
		title: 'API Documentation by Scalar',
		url: '/api/openapi.json',
	});
	expect(viewerConfiguration('de').pathRouting.basePath).toBe('/de/docs');
});

it('turns off everything that contacts other hosts', () => {
	const configuration = viewerConfiguration('en');
	expect(configuration).toMatchObject({
		telemetry: false,
		withDefaultFonts: false,
		hideClientButton: true,
		agent: { disabled: true },
	});
	expect(configuration).not.toHaveProperty('proxyUrl');
});

it('shows only the app host’s document: the OpenAPI-enabled flag is false', () => {
	const configuration = viewerConfiguration('en');
	for (const name of ['sources', 'content']) expect(configuration).not.toHaveProperty(name);
	expect(Object.values(configuration)).toContain('/api/openapi.json');
});
