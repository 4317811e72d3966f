// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { FeatureListSection } from './feature-list';

describe('FeatureListSection', () => {
	it('lists each feature with its title, even if its icon is unknown', () => {
		const container = renderHtml(<FeatureListSection section={example} />);
		expect(texts(container, 'li h3')).toEqual(example.features.map((feature) => feature.title));
		expect(container.querySelectorAll('li svg')).toHaveLength(3);
	});
});
