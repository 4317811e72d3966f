import { ApiReferenceReact } from '@scalar/api-reference-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { useMessages } from '~/i18n/context';
import { docsPath } from './addresses';
import { viewerConfiguration } from './configuration';
import { forceScheme } from './force-scheme';
import { keepRootAddress } from './keep-root-address';
import { repairAccessibility } from './repair-accessibility';
import { ViewerBar } from './viewer-bar';
import { useViewerScheme } from './viewer-scheme';
import '@scalar/api-reference-react/style.css';
import './viewer.css';

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
		});
	}, [messages, locale]);
	return (
		<>
			<ViewerBar />
			<div ref={root} className="docs-viewer" data-has-server={allowsRequests}>
				<ApiReferenceReact configuration={configuration} />
			</div>
		</>
	);
}
