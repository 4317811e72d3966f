import { segmentUnits } from '@website/contracts/message-segments';
import { useMessages } from '~/i18n/context';
import { type ForcingCharacter, replaceCharacters, visibleCharacter } from './replacements';

interface ForcingCharactersProps {
	text: string;
	characters: readonly ForcingCharacter[];
	onText: (text: string) => void;
}

const buttonClass =
	'min-h-11 bg-quiet px-4 text-sm font-bold transition-colors hover:bg-fg hover:text-canvas no-script:hidden';

/** Lists each character that forces UCS-2, marked in its context, with a button that replaces it. */
export function ForcingCharacters({ text, characters, onText }: ForcingCharactersProps) {
	const { composer } = useMessages();
	if (characters.length === 0) return null;
	const replaceable = characters.filter(({ replacement }) => replacement !== null);
	const [single] = segmentUnits['UCS-2'];
	return (
		<div className="border-l-6 border-mark pl-4">
			<p>{composer.forced(String(single))}</p>
			<ul className="mt-2 grid gap-2">
				{characters.slice(0, 6).map(({ character, before, after, count, replacement }) => (
					<li key={character} className="flex flex-wrap items-center gap-x-4 gap-y-1">
						<span className="min-w-0 flex-1 basis-52">
							{before}
							<mark className="bg-secondary px-1 font-bold text-on-secondary">
								{visibleCharacter(character)}
							</mark>
							{after}
							{count > 1 && <span className="text-muted"> × {count}</span>}
						</span>
						{replacement === null ? (
							<span className="text-sm text-muted">{composer.noLikeness}</span>
						) : (
							<button
								type="button"
								className={buttonClass}
								onClick={() => onText(replaceCharacters(text, character))}
							>
								{replacement.trim() === ''
									? composer.remove(visibleCharacter(character))
									: composer.replace(visibleCharacter(character), replacement)}
							</button>
						)}
					</li>
				))}
			</ul>
			{replaceable.length > 1 && (
				<button
					type="button"
					className={`${buttonClass} mt-3`}
					onClick={() => onText(replaceCharacters(text))}
				>
					{composer.replaceAll}
				</button>
			)}
		</div>
	);
}
