// @vitest-environment ./test/dom/environment.ts
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { byCategory, IntegrationsSection } from './integrations';

describe('IntegrationsSection', () => {
	it('groups integrations by category in the editors’ order', () => {
		expect(byCategory(example.items).map(([category, items]) => [category, items.length])).toEqual([
			['Sales', 2],
			['Service', 1],
		]);
		expect(texts(renderHtml(<IntegrationsSection section={example} />), 'h3')).toEqual([
			'Sales',
			'Service',
		]);
	});

	it('renders no heading for integrations without a category', () => {
		const items = example.items.map((item) => ({ ...item, category: '' }));
		expect(
			texts(renderHtml(<IntegrationsSection section={{ ...example, items }} />), 'h3'),
		).toEqual([]);
	});
});
