import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { ApiOverview } from '#shared/api-description.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { docsPath } from './addresses';
import { OperationList } from './operation-list';
import { Unavailable } from './unavailable';
import { useFullLoadOnLeave } from './use-full-load-on-leave';
import { runAfterBlur } from './when-focus-has-left';

type Progress = 'waiting' | 'loading' | 'failed';
type ViewerComponent = ComponentType<{ locale: LocaleCode; allowsRequests: boolean }>;

/** The API documentation: a plain list that the interactive viewer replaces once scripts run (specification sections 1 and 2). */
export function DocsViewer({ overview }: { overview: ApiOverview | null }) {
	const locale = useLocale();
	const messages = useMessages();
	const [progress, setProgress] = useState<Progress>('waiting');
	const [Viewer, setViewer] = useState<ViewerComponent | null>(null);
	const list = useRef<HTMLDivElement>(null);
	const isAvailable = overview !== null;
	useFullLoadOnLeave(docsPath(locale));
	useEffect(() => {
		if (!isAvailable) return;
		setProgress('loading');
		import('./viewer').then(
			(module) => runAfterBlur(list.current, () => setViewer(() => module.default)),
			(error: unknown) => {
				console.error('The API documentation viewer failed to load:', error);
				setProgress('failed');
			},
		);
	}, [isAvailable]);
	if (!overview) return <Unavailable />;
	if (Viewer) return <Viewer locale={locale} allowsRequests={overview.allowsRequests} />;
	return (
		<div ref={list} data-start-when-idle="">
			<OperationList overview={overview}>
				<p role="status" className="min-h-6 text-muted">
					{progress === 'loading' && messages.docsLoading}
					{progress === 'failed' && messages.docsFailed}
				</p>
				<noscript>
					<p className="text-muted">{messages.docsNeedsScript}</p>
				</noscript>
			</OperationList>
		</div>
	);
}
