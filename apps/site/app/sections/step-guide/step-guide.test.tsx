// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderHtml, texts } from '~/testing/render';
import { example } from './example';
import { StepGuideSection } from './step-guide';

describe('StepGuideSection', () => {
	const container = renderHtml(<StepGuideSection section={example} />);

	it('is an ordered list with numbered headings', () => {
		expect(texts(container, 'ol > li h3')).toEqual(['1. Create a key', '2. Send', '3. Wait']);
	});

	it('shows the code of a step unchanged, with a tab for each language', () => {
		expect(container.querySelector('pre')?.textContent).toBe(example.steps[1]?.code);
		expect(texts(container, '[role=tab]')).toEqual(['cURL', 'Node', 'Python']);
		expect(container.querySelectorAll('[role=tabpanel] pre')).toHaveLength(3);
	});
});
