import type { PartExamples } from '~/testing/part-examples';
import { exampleSharedIn } from '../example-shared';
import { Footer } from './footer';

export const examples: PartExamples = (_t, locale) => {
	const { settings, footer } = exampleSharedIn(locale);

	return {
		Full: <Footer footer={footer} settings={settings} />,
		Small: <Footer footer={footer} settings={settings} size="small" />,
		'Without content': <Footer footer={null} settings={null} />,
	};
};
