import { useId } from 'react';
import { useMessages } from '~/i18n/context';
import { Mail } from '~/ui/phone/mail';
import { usePriceFigure } from '../pricing/figures/figures-context';
import { ListFigureUnit } from '../pricing/figures/list-figure';
import { ChannelPanel, type ChannelProps } from './channel-panel';
import { Fact, Facts, Price } from './facts';
import { emailReference } from './message-prices';
import { TextField } from './text-field';

type EmailPanelProps = Omit<ChannelProps, 'country' | 'prices'>;

/** The message as an e-mail in a mailbox, with sender, subject and text. */
export function EmailPanel({ message, text, onText }: EmailPanelProps) {
	const { composer } = useMessages();
	const { emailSender, emailSubject, emailText } = message;
	return (
		<ChannelPanel
			phone={
				<Mail
					label={composer.phone(composer.email)}
					words={{ from: composer.from, subject: composer.subject }}
					sender={emailSender}
					subject={emailSubject || composer.noSubject}
				>
					{text}
				</Mail>
			}
		>
			<TextField
				id={useId()}
				label={composer.emailText}
				initial={emailText}
				text={text}
				onText={onText}
			/>
			<Facts>
				<Fact
					name={composer.price}
					note={
						<>
							<ListFigureUnit reference={emailReference} />. {composer.sameEverywhere}
						</>
					}
				>
					<Price figure={usePriceFigure(emailReference)} />
				</Fact>
			</Facts>
		</ChannelPanel>
	);
}
