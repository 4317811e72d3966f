import type { ReactNode } from 'react';
import { localizedPath } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { Container, themeClass } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';

export interface ErrorPageProps {
	status: number;
	statusMessage: string;
	description: string;
	retryHref?: string;
	/** Beside the text on wide screens. */
	aside?: ReactNode;
	children?: ReactNode;
}

/** Status code, status message, description and links (specification sections 2 and 8). Requires no content from the backend. */
export function ErrorPage({
	status,
	statusMessage,
	description,
	retryHref,
	aside,
	children,
}: ErrorPageProps) {
	const messages = useMessages();
	const locale = useLocale();
	return (
		<div className={`${themeClass('tinted')} flex grow items-center`}>
			<Container className="grid gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
				<div>
					<SignalFlags
						text={String(status)}
						className="gap-3 md:gap-6"
						flagClassName="h-14 sm:h-20"
						fallback={
							<span aria-hidden="true" className="text-5xl font-extrabold text-mark">
								{status}
							</span>
						}
					/>
					<p className="mt-8 font-bold text-muted">{messages.errorStatus(status)}</p>
					<Heading level={1} size="display" className="mt-2 max-w-[14em]">
						{statusMessage}
					</Heading>
					<p className="mt-6 max-w-text text-lg break-words text-muted">{description}</p>
					{children}
					<div className="mt-10 flex flex-wrap gap-4">
						{retryHref && (
							<ButtonLink href={retryHref} reloadDocument>
								{messages.errorTryAgain}
							</ButtonLink>
						)}
						<ButtonLink href={localizedPath(locale, '/')} look={retryHref ? 'ghost' : 'primary'}>
							{messages.errorBackHome}
						</ButtonLink>
						<ButtonLink href={localizedPath(locale, '/blog')} look="ghost">
							{messages.errorReadBlog}
						</ButtonLink>
					</div>
				</div>
				{aside}
			</Container>
		</div>
	);
}
