import type { PartExamples } from '~/testing/part-examples';
import { exampleShared } from '../example-shared';
import { Footer } from './footer';

const { settings, footer } = exampleShared;

export const examples: PartExamples = {
	Full: <Footer footer={footer} settings={settings} />,
	Small: <Footer footer={footer} settings={settings} size="small" />,
	'Without content': <Footer footer={null} settings={null} />,
};
