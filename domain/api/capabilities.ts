import { deleteAccount, getProfile, patchProfile, readAccountData } from "./account.ts";
import { logActivity } from "./activity.ts";
import { countActivity, findPeople, listActivity } from "./adminActivity.ts";
import {
  blockReader,
  deleteFeedback,
  deleteReaderFeedback,
  getQuestions,
  listFeedback,
  markFeedbackRead,
  markFeedbackSeen,
  patchFeedback,
  putQuestions,
  replyToFeedback,
  unblockReader,
} from "./authorFeedback.ts";
import { runAutomation } from "./automation.ts";
import { getBilling, openCheckout, openPortal, receiveStripeEvent } from "./billing.ts";
import { listFailedSyncs, replaySyncs, syncContact } from "./contacts.ts";
import type { Contract } from "./contract.ts";
import { forgetDevice, listDevices, renameDevice, reportDevice, signOutDevice } from "./devices.ts";
import { readHealth, readHealthHistory } from "./health.ts";
import { makeMailChoice } from "./mailChoices.ts";
import { answerMessage, listMessages, removeMessage, sendMessage } from "./messages.ts";
import { readMoments } from "./moments.ts";
import { binPlay, createPlay, duplicatePlay, getPlay, listPlays, patchPlay, restorePlay } from "./plays.ts";
import { deletePreset, listPresets, putPreset } from "./presets.ts";
import { deleteOwnFeedback, leaveFeedback, listOwnFeedback, patchOwnFeedback } from "./readerFeedback.ts";
import { countRecoveryCodes, makeRecoveryCodes, removeSecondFactor } from "./recoveryCodes.ts";
import { reportViolations } from "./security.ts";
import { changeSignIn, readSignInMeans } from "./securityChanges.ts";
import { checkSharedPlay, noteVisit, readSharedPlay, unlockSharedPlay } from "./shared.ts";
import { createShare, listShares, patchShare, revokeShare } from "./sharing.ts";
import { listSignIns, sendSignInLink } from "./signIn.ts";
import { deleteSubmission, listSubmissions, putSubmissions } from "./submissions.ts";
import { checkSubscription } from "./subscription.ts";
import { appendUpdate, checkPlay, readUpdates } from "./updates.ts";
import { createVersion, deleteVersion, getVersion, listVersions, patchVersion } from "./versions.ts";

/**
 * The routes of each capability. Each has one function, whose entry is in the folder of the same name in `lambdas/`.
 */
export const capabilities = {
  plays: [
    listPlays,
    createPlay,
    getPlay,
    patchPlay,
    binPlay,
    restorePlay,
    duplicatePlay,
    readUpdates,
    appendUpdate,
    checkPlay,
  ],
  versions: [listVersions, createVersion, getVersion, patchVersion, deleteVersion, readMoments],
  account: [getProfile, patchProfile, readAccountData, deleteAccount],
  presets: [listPresets, putPreset, deletePreset],
  submissions: [listSubmissions, putSubmissions, deleteSubmission],
  devices: [listDevices, reportDevice, renameDevice, signOutDevice, forgetDevice],
  signin: [
    sendSignInLink,
    listSignIns,
    countRecoveryCodes,
    makeRecoveryCodes,
    removeSecondFactor,
    readSignInMeans,
    changeSignIn,
  ],
  activity: [logActivity],
  messages: [sendMessage],
  admin: [listActivity, countActivity, findPeople, listMessages, answerMessage, removeMessage],
  contacts: [syncContact, listFailedSyncs, replaySyncs],
  automation: [runAutomation],
  billing: [checkSubscription, getBilling, openCheckout, openPortal, receiveStripeEvent],
  sharing: [
    listShares,
    createShare,
    patchShare,
    revokeShare,
    readSharedPlay,
    checkSharedPlay,
    noteVisit,
    unlockSharedPlay,
  ],
  health: [readHealth, readHealthHistory],
  security: [reportViolations],
  feedback: [
    listFeedback,
    patchFeedback,
    deleteFeedback,
    replyToFeedback,
    markFeedbackSeen,
    markFeedbackRead,
    deleteReaderFeedback,
    blockReader,
    unblockReader,
    getQuestions,
    putQuestions,
    listOwnFeedback,
    leaveFeedback,
    patchOwnFeedback,
    deleteOwnFeedback,
    makeMailChoice,
  ],
} as const satisfies Record<string, readonly Contract[]>;
