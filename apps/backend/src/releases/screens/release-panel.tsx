'use client';
import { Button, toast, useDocumentInfo } from '@payloadcms/ui';
import { mayAll } from '../../access/person.ts';
import { usePerson } from '../../access/use-person.ts';
import { SharePanel } from '../../sharing/screens/share-panel.tsx';
import { useSay } from '../../usage/screens/use-usage.ts';
import './release.css';
import { ReleaseMember } from './release-member.tsx';
import { releaseWords } from './release-words.ts';
import { useRelease } from './use-release.ts';

/** The screen of a release: its documents with their states, a preview and a link for all of them, and publishing them at once. */
export function ReleasePanel() {
	const { id } = useDocumentInfo();
	const say = useSay();
	const mayPublish = mayAll(usePerson(), 'releases', 'publish');
	const { known, refusal, isBusy, ask } = useRelease(id);
	if (id === undefined) return <p className="own-quiet">{say(releaseWords.save)}</p>;
	if (known === null) return null;
	if (known === 'failed') return <p role="alert">{say(releaseWords.failed)}</p>;
	const { members, preview } = known;
	const isWaiting = members.some(({ state }) => state !== 'done');
	const publish = async () => {
		const isDoubtful = members.some(({ warnings }) => warnings.length > 0);
		if (!window.confirm(say(isDoubtful ? releaseWords.sureAnyway : releaseWords.sure))) return;
		if (await ask('/publish')) toast.success(say(releaseWords.published));
	};
	return (
		<section aria-labelledby="release-content" className="release-panel">
			<h3 id="release-content">{say(releaseWords.content)}</h3>
			{members.length === 0 ? <p className="own-quiet">{say(releaseWords.empty)}</p> : null}
			<ul className="release-members">
				{members.map((member) => (
					<ReleaseMember
						isBusy={isBusy}
						key={member.target}
						member={member}
						onAsk={(path) => void ask(path, { target: member.target })}
						preview={preview}
					/>
				))}
			</ul>
			{refusal ? (
				<div className="release-refusal" role="alert">
					{refusal.split('\n').map((line) => (
						<p key={line}>{line}</p>
					))}
				</div>
			) : null}
			{isWaiting ? (
				<div className="release-actions">
					{mayPublish ? (
						<Button disabled={isBusy} margin={false} onClick={publish}>
							{say(releaseWords.publish)}
						</Button>
					) : null}
					<Button buttonStyle="secondary" el="anchor" margin={false} newTab url={preview}>
						{say(releaseWords.preview)}
					</Button>
				</div>
			) : null}
			{isWaiting ? <SharePanel /> : null}
		</section>
	);
}
