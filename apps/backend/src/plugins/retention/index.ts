import type { Plugin } from '../../platform/plugin.ts';
import { forgetDeletedDocuments } from './forget-deleted.ts';

/** Whatever is deleted for good takes with it what names it. The trash is emptied by the hour (`empty-trash.ts`), and plugins forget what is past its time. */
export const retention = (): Plugin => forgetDeletedDocuments;
