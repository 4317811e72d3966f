'use client';
import { useTranslation } from '@payloadcms/ui';
import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { LocalTime } from '../../admin/local-time.tsx';
import { formatTime } from '../../platform/i18n/dates.ts';
import { formatCount } from '../../platform/i18n/plural.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { shareWords } from './share-words.ts';

/** The response of the endpoints for share links. */
export const shareLinks = z.object({
	/** The URL of a new link. */
	address: z.string().optional(),
	links: z.array(
		z.object({
			id: z.number(),
			languages: z.array(z.enum(localeCodes)),
			state: z.enum(['open', 'expired', 'withdrawn']),
			until: z.string(),
			madeBy: z.string().nullish(),
			withdrawnBy: z.string().nullish(),
			openedAt: z.string().nullish(),
			opened: z.number().nullish(),
		}),
	),
});

interface Props {
	links: z.infer<typeof shareLinks>['links'];
	onWithdraw: (id: number) => void;
}

/** The links of a document, each with its author, its end and how often it was opened. Valid links have a button that withdraws them. */
export function ShareList({ links, onWithdraw }: Props) {
	const t = useTranslator();
	const { i18n } = useTranslation();
	if (links.length === 0) return <p className="own-quiet">{t(shareWords.none)}</p>;
	return (
		<ul className="share-list">
			{links.map((link) => (
				<li className={link.state === 'open' ? undefined : 'share-over'} key={link.id}>
					<span className="share-head">
						<strong>{link.languages.map((lang) => lang.toUpperCase()).join(' ')}</strong>{' '}
						{link.state === 'open' ? (
							<>
								{t(shareWords.until)} <LocalTime iso={link.until} language={i18n.language} />
							</>
						) : null}
						{link.state === 'expired' ? t(shareWords.expired) : null}
						{link.state === 'withdrawn'
							? `${t(shareWords.withdrawn)} ${link.withdrawnBy ?? ''}`
							: null}
					</span>
					<span className="own-quiet">
						{t(shareWords.by)} {link.madeBy}
						{' · '}
						{link.openedAt
							? formatCount(i18n.language, shareWords.opened, link.opened ?? 0, {
									time: formatTime(link.openedAt, i18n.language),
								})
							: t(shareWords.neverOpened)}
					</span>
					{link.state === 'open' ? (
						<button className="share-withdraw" onClick={() => onWithdraw(link.id)} type="button">
							{t(shareWords.withdraw)}
						</button>
					) : null}
				</li>
			))}
		</ul>
	);
}
