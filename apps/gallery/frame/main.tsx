import { type LocaleCode, localeDefinition, locales } from '@website/contracts/locales';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '~/i18n/messages';
import { mockPrices } from './example-prices.ts';
import { ExampleProviders } from './example-providers.tsx';
import { forceScheme } from './scheme.ts';
import { View } from './view.tsx';
import '~/styles/index.css';
import './frame.css';
import './sheet.css';

const search = new URLSearchParams(location.search);
const scheme = search.get('scheme');
const locale: LocaleCode =
	locales.find(({ code }) => code === search.get('lang'))?.code ?? locales[0].code;

/** Prevents links from leaving the frame, except links of the overview (`_parent`). Links to anchors work. */
function preventNavigation(event: MouseEvent): void {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (link?.hash !== '' || link.target === '_parent') return;
	event.preventDefault();
	event.stopPropagation();
}

async function start(): Promise<void> {
	document.documentElement.lang = localeDefinition(locale).languageTag;
	document.title = `${search.get('part') ?? search.get('all')} ${search.get('example') ?? ''}`;
	document.addEventListener('click', preventNavigation, { capture: true });
	mockPrices();
	const messages = await loadMessages(locale);
	const container = document.createElement('div');
	container.id = 'frame';
	document.body.append(container);
	createRoot(container).render(
		<ExampleProviders locale={locale} messages={messages}>
			<View search={search} locale={locale} />
		</ExampleProviders>,
	);
	if (scheme === 'light' || scheme === 'dark') forceScheme(scheme);
	new ResizeObserver(() => {
		parent.postMessage({ frame: location.search, height: container.scrollHeight }, location.origin);
	}).observe(container);
}

start().catch((error: unknown) => {
	document.body.textContent = String(error);
	throw error;
});
