import type { PartExamples } from '~/testing/part-examples';
import { exampleSharedIn } from '../example-shared';
import { languageLinks } from '../languages';
import { Header } from './header';

const languages = languageLinks([{ locale: 'en', href: '/sms' }]);

export const examples: PartExamples = (_t, locale) => {
	const { settings, header } = exampleSharedIn(locale);

	return {
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
};
