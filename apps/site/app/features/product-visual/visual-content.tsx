import type { VisualFieldsFragment } from '~/content/generated/operations';
import { useMessages } from '~/i18n/context';
import { Mail } from '~/ui/phone/mail';
import { Bubble, Phone } from '~/ui/phone/phone';
import { RichCard } from '~/ui/phone/rich-card';
import { Board } from '~/ui/product/board';
import { StatusSteps } from '~/ui/product/status-steps';

/** The content of a product visual: a phone, an e-mail or a board, depending on its kind. */
export function VisualContent({ visual }: { visual: VisualFieldsFragment }) {
	const { composer, recordFound } = useMessages();
	const { kind, sender, title, text, image, buttons, rows, steps } = visual;
	const statusSteps = steps.length > 0 && <StatusSteps steps={steps} />;
	if (kind === 'dashboard' || kind === 'records') {
		return (
			<Board
				title={title}
				rows={rows}
				isTechnical={kind === 'records'}
				stateWords={{ passed: recordFound }}
			>
				{statusSteps}
			</Board>
		);
	}
	const below = statusSteps && (
		<div className="product-way mx-auto mt-5 max-w-[22rem]">{statusSteps}</div>
	);
	if (kind === 'mail') {
		return (
			<>
				<Mail
					label={composer.phone(composer.email)}
					words={composer}
					sender={sender}
					subject={title}
					bill={rows}
				>
					{text}
				</Mail>
				{below}
			</>
		);
	}
	const isCard = kind === 'card';
	return (
		<>
			<Phone
				label={composer.phone(isCard ? composer.rcs : composer.sms)}
				sender={sender}
				verified={isCard ? composer.verified : undefined}
			>
				{isCard ? (
					<RichCard image={image} title={title} text={text} buttons={buttons} />
				) : (
					rows.map(({ label, value, time }) => (
						<Bubble key={`${time} ${value}`} note={time} isReply={label !== ''}>
							{value}
						</Bubble>
					))
				)}
			</Phone>
			{below}
		</>
	);
}
