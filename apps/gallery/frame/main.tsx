import { type LocaleCode, localeDefinition, locales } from '@website/contracts/locales';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '~/i18n/messages';
import { mockPrices } from './example-prices.ts';
import { forceScheme } from './scheme.ts';
import { Surroundings } from './surroundings.tsx';
import { View } from './view.tsx';
import '~/styles/index.css';
import './frame.css';
import './sheet.css';

const search = new URLSearchParams(location.search);
const scheme = search.get('scheme');
const locale: LocaleCode =
	locales.find(({ code }) => code === search.get('lang'))?.code ?? locales[0].code;

/** Links show where they lead, and lead nowhere: the part stays in its frame. */
function holdLinks(event: MouseEvent): void {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (link?.hash !== '' || link.target === '_parent') return;
	event.preventDefault();
	event.stopPropagation();
}

async function start(): Promise<void> {
	document.documentElement.lang = localeDefinition(locale).languageTag;
	document.title = `${search.get('part') ?? search.get('all')} ${search.get('example') ?? ''}`;
	document.addEventListener('click', holdLinks, { capture: true });
	mockPrices();
	const messages = await loadMessages(locale);
	const place = document.createElement('div');
	place.id = 'frame';
	document.body.append(place);
	createRoot(place).render(
		<Surroundings locale={locale} messages={messages}>
			<View search={search} locale={locale} />
		</Surroundings>,
	);
	if (scheme === 'light' || scheme === 'dark') forceScheme(scheme);
	new ResizeObserver(() => {
		parent.postMessage({ frame: location.search, height: place.scrollHeight }, location.origin);
	}).observe(place);
}

start().catch((error: unknown) => {
	document.body.textContent = String(error);
	throw error;
});
