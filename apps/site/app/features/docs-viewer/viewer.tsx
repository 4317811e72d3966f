import '@scalar/api-reference-react/style.css';
import './viewer.css';
import { ApiReferenceReact } from '@scalar/api-reference-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { useMessages } from '~/i18n/context';
import { StoredChoice } from '~/ui/stored-choice';
import { docsPath } from './addresses';
import { viewerConfiguration } from './configuration';
import { repairAccessibility } from './repair-accessibility';
import { keepRootAddress } from './use-full-load-on-leave';
import { ViewerBar } from './viewer-bar';
import { viewerWordsIn } from './viewer-words';

type ViewerScheme = 'dark' | 'light';

const choice = new StoredChoice('docs-scheme');

/** The color scheme of the API documentation: the reader's last choice, dark by default (specification section 1). */
const useViewerScheme = (): ViewerScheme =>
	useSyncExternalStore(
		choice.subscribe,
		() => (choice.read() === 'light' ? 'light' : 'dark'),
		() => 'dark',
	);

/** The switch for the light scheme. */
function SchemeSwitch() {
	const { docs } = useMessages();
	const isLight = useViewerScheme() === 'light';
	return (
		<button
			type="button"
			aria-pressed={isLight}
			onClick={() => choice.choose(isLight ? 'dark' : 'light')}
			className="inline-flex min-h-8 items-center font-bold text-link underline underline-offset-4"
		>
			{docs.lightScheme}
		</button>
	);
}

/**
 * Sets the viewer's class for a scheme on the body, and sets it again after every change, because the viewer's parts reset the class to the
 * configured scheme when they start. Returns a function that stops it.
 */
function forceScheme(scheme: ViewerScheme, body = document.body): () => void {
	const { classList } = body;
	const [schemeClass, otherClass] =
		scheme === 'dark' ? ['dark-mode', 'light-mode'] : ['light-mode', 'dark-mode'];
	const apply = () => {
		if (classList.contains(schemeClass) && !classList.contains(otherClass)) return;
		classList.remove(otherClass);
		classList.add(schemeClass);
	};
	const observer = new MutationObserver(apply);
	observer.observe(body, { attributeFilter: ['class'] });
	apply();
	return () => observer.disconnect();
}

/** The interactive viewer, in its own chunk with its styles (specification section 1). */
export default function Viewer({
	locale,
	allowsRequests,
}: {
	locale: LocaleCode;
	allowsRequests: boolean;
}) {
	const messages = useMessages();
	const scheme = useViewerScheme();
	const configuration = useMemo(
		() => viewerConfiguration(locale, allowsRequests),
		[locale, allowsRequests],
	);
	const root = useRef<HTMLDivElement>(null);
	// A layout effect, because the viewer starts in an effect.
	useLayoutEffect(() => keepRootAddress(docsPath(locale)), [locale]);
	useEffect(() => forceScheme(scheme), [scheme]);
	useEffect(() => {
		if (!root.current) return;
		return repairAccessibility(root.current, {
			copy: messages.copyCode,
			search: messages.docsSearch,
			moreLanguages: messages.docsMoreLanguages,
			basePath: docsPath(locale),
			words: viewerWordsIn(locale),
		});
	}, [messages, locale]);
	return (
		<>
			<ViewerBar>
				<SchemeSwitch />
			</ViewerBar>
			<div ref={root} className="docs-viewer" data-has-server={allowsRequests}>
				<ApiReferenceReact configuration={configuration} />
			</div>
		</>
	);
}
