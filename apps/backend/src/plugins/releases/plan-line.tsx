'use client';
import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { z } from 'zod';
import { hasRightForAll } from '../../access/person.ts';
import { usePerson } from '../../access/use-person.ts';
import { messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useCall } from '../../admin/endpoints/use-endpoint.ts';
import { LocalTime } from '../../admin/local-time.tsx';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { languageName } from '../../platform/i18n/words.ts';
import { ReleaseButton } from './release-form.tsx';
import { releaseWords } from './release-words.ts';

interface Props {
	plan: {
		id: number;
		action: 'publish' | 'unpublish';
		title: string;
		kind?: string | null;
		languages: readonly string[];
		at: string;
		failure: string | null;
	};
	/** The URL of its form; undefined beside the form. */
	href?: string | undefined;
	/** Called after a change; by default the screen is rendered again. */
	onDone?: () => unknown;
}

/** A plan: its time, what happens, why it failed, and buttons to change the time, to cancel it, or to try again. */
export function PlanLine({ plan, href, onDone }: Props) {
	const { id, action, title, kind, languages, at, failure } = plan;
	const { i18n } = useTranslation();
	const t = useTranslator();
	const call = useCall();
	const router = useRouter();
	const canPublish = hasRightForAll(usePerson(), 'releases', 'publish');
	const done = onDone ?? (() => router.refresh());
	const run = async (path: 'cancel' | 'publish', message: string) => {
		try {
			await call(z.unknown(), `/releases/${id}/${path}`, { body: {} });
			toast.success(message);
		} catch (cause) {
			toast.error(messageOf(cause));
		}
		await done();
	};
	const about = [
		t(releaseWords.actions[action]),
		kind,
		languages.map((code) => languageName(code, i18n.language)).join(', ') ||
			t(releaseWords.allLanguages),
	];
	return (
		<li className={failure === null ? 'plan-line' : 'plan-line plan-line--failed'}>
			<LocalTime iso={at} language={i18n.language} />
			<span>
				{href === undefined ? null : <a href={href}>{title}</a>}
				<span className="own-quiet">{about.filter(Boolean).join(' · ')}</span>
				{failure === null ? null : (
					<span className="own-problem">
						{t(releaseWords.failed)}: {failure}
					</span>
				)}
			</span>
			{canPublish ? (
				<span className="release-actions">
					{failure === null ? null : (
						<Button
							margin={false}
							onClick={() => run('publish', t(releaseWords.published))}
							size="small"
						>
							{t(releaseWords.retry)}
						</Button>
					)}
					<ReleaseButton
						at={at}
						label={t(releaseWords.changeTime)}
						languages={languages}
						onDone={done}
						size="small"
						subject={{ release: id }}
						title={`${t(releaseWords.changeTime)}: ${title}`}
					/>
					<Button
						buttonStyle="secondary"
						margin={false}
						onClick={() => run('cancel', t(releaseWords.canceled))}
						size="small"
					>
						{t(releaseWords.cancel)}
					</Button>
				</span>
			) : null}
		</li>
	);
}
