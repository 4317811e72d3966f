import { localizedPath } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { SignalFlags } from '~/ui/brand/signal-flags';

/** What is said of a list without articles, and the wider lists that have some. */
export interface NoneSaid {
	text: string;
	ways: readonly { name: string; link: string }[];
}

interface NoPostsProps {
	isOverview?: boolean;
	none?: NoneSaid | undefined;
}

/** Said where a list has no articles, with ways on. */
export function NoPosts({ isOverview = false, none }: NoPostsProps) {
	const messages = useMessages();
	const locale = useLocale();
	return (
		<div className="flex flex-col items-start gap-6 bg-surface p-8 md:p-12">
			<SignalFlags text="NIL" flagClassName="h-10" />
			<p className="text-xl font-bold">{none?.text ?? messages.noPosts}</p>
			<div className="flex flex-wrap gap-4">
				{none?.ways.map(({ name, link }) => (
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
