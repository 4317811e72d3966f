// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { StatisticsSection } from './statistics';

describe('StatisticsSection', () => {
	it('pairs each figure with its label', () => {
		const container = renderHtml(<StatisticsSection section={example} />);
		expect(texts(container, 'dl > div > dd')).toEqual(example.items.map((item) => item.value));
		expect(texts(container, 'dl > div > dt')).toEqual(example.items.map((item) => item.label));
	});
});
