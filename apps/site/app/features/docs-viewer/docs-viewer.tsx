import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ApiOverview } from '#shared/api-description.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { docsPath } from './addresses';
import { OperationList } from './operation-list';
import { useFullLoadOnLeave } from './use-full-load-on-leave';
import { ViewerBar } from './viewer-bar';

/** Calls `run` once no link in the element has focus. Replacing a focused link would lose the visitor's position (WCAG 2.4.3). */
export function runAfterBlur(element: Element | null, run: () => void): void {
	const link = element?.querySelector('a:focus');
	const retry = () => setTimeout(() => runAfterBlur(element, run));
	if (link) link.addEventListener('blur', retry, { once: true });
	else run();
}

/** Shown if the API document has never been read successfully. */
function Unavailable() {
	const messages = useMessages();
	const { pathname } = useLocation();
	return (
		<Container className="py-section">
			<Heading level={1} size="display">
				{messages.docsTitle}
			</Heading>
			<p className="mt-6 max-w-text text-lg text-muted">{messages.docsUnavailable}</p>
			<div className="mt-10">
				<ButtonLink href={pathname} reloadDocument>
					{messages.errorTryAgain}
				</ButtonLink>
			</div>
		</Container>
	);
}

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
		<div ref={list} data-start-when-idle="" className="flex grow flex-col">
			<ViewerBar />
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
