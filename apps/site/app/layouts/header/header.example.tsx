import type { PartExamples } from '~/testing/part-examples';
import { exampleShared } from '../example-shared';
import { languageLinks } from '../languages';
import { Header } from './header';

const { settings, header } = exampleShared;
const languages = languageLinks([{ locale: 'en', href: '/sms' }]);

export const examples: PartExamples = {
	Light: (
		<Header
			settings={settings}
			header={header}
			languages={languages}
			navbarTheme="light"
			pageLogo={null}
		/>
	),
	Dark: (
		<Header
			settings={settings}
			header={header}
			languages={languages}
			navbarTheme="dark"
			pageLogo={null}
		/>
	),
	'Logo and languages only': (
		<Header
			settings={settings}
			header={null}
			languages={languages}
			navbarTheme="light"
			pageLogo={null}
		/>
	),
};
