import { localizedPath } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { SignalFlags } from '~/ui/brand/signal-flags';

/** The text of a list without articles, and links to wider lists. */
export interface EmptyState {
	text: string;
	links: readonly { name: string; link: string }[];
}

interface NoPostsProps {
	isOverview?: boolean;
	emptyState?: EmptyState | undefined;
}

/** Shown instead of a list without articles. */
export function NoPosts({ isOverview = false, emptyState }: NoPostsProps) {
	const messages = useMessages();
	const locale = useLocale();
	return (
		<div className="flex flex-col items-start gap-6 bg-surface p-8 md:p-12">
			<SignalFlags text="NIL" flagClassName="h-10" />
			<p className="text-xl font-bold">{emptyState?.text ?? messages.noPosts}</p>
			<div className="flex flex-wrap gap-4">
				{emptyState?.links.map(({ name, link }) => (
					<ButtonLink key={link} href={link}>
						{name}
					</ButtonLink>
				))}
				<ButtonLink look="secondary" href={localizedPath(locale, isOverview ? '/' : '/blog')}>
					{isOverview ? messages.errorBackHome : messages.allPosts}
				</ButtonLink>
			</div>
		</div>
	);
}
