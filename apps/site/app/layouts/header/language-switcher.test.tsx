// @vitest-environment happy-dom
import { locales } from '@website/contracts/locales';
import { setSiteOptions, siteOptions } from '@website/contracts/site-options';
import { expect, it, onTestFinished } from 'vitest';
import { renderHtml } from '~/testing/render';
import { Flag } from '~/ui/pictures/flag';
import { languageLinks } from '../languages';
import { LanguageSwitcher } from './language-switcher';

it.each(locales)('shows $name with its flag', ({ code, flag, name }) => {
	const container = renderHtml(<LanguageSwitcher languages={languageLinks([])} />, {
		locale: code,
	});
	const flagDrawing = renderHtml(<Flag code={flag} />).querySelector('svg')?.innerHTML ?? 'none';
	expect(container.querySelector('button')?.innerHTML).toContain(flagDrawing);
	const link = container.querySelector(`a[hreflang=${code}]`);
	expect(link?.innerHTML).toContain(flagDrawing);
	expect(link?.textContent).toContain(name);
});

it('renders nothing on a site with one language', () => {
	setSiteOptions({ ...siteOptions(), languages: ['da'], defaultLanguage: 'da' });
	onTestFinished(() => setSiteOptions(null));
	expect(renderHtml(<LanguageSwitcher languages={languageLinks([])} />).innerHTML).toBe('');
});
