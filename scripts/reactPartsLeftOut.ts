import { STEPS, unusable, words } from './reactUnusable.ts';

/** Attributes that have another name in the page; those of the file that are not in this list are left out. */
export const ALIASES: ReadonlyMap<string, string> = new Map([
  ['htmlFor', 'for'],
  ['clipPath', 'clip-path'],
  ['fillOpacity', 'fill-opacity'],
  ['fillRule', 'fill-rule'],
  ['strokeDasharray', 'stroke-dasharray'],
  ['strokeDashoffset', 'stroke-dashoffset'],
  ['strokeLinecap', 'stroke-linecap'],
  ['strokeLinejoin', 'stroke-linejoin'],
  ['strokeOpacity', 'stroke-opacity'],
  ['strokeWidth', 'stroke-width'],
  ['textAnchor', 'text-anchor'],
]);

/** Events that elements can be asked to tell of. */
const TOLD = `auxClick beforeToggle cancel click close contextMenu error gotPointerCapture input invalid keyDown keyPress
keyUp load lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp pointerCancel pointerDown pointerMove
pointerOut pointerOver pointerUp reset resize scroll submit toggle`;

/** Events that nobody is told of, where it is said how much each of them presses. */
const UNTOLD = words(`
  afterblur beforeblur beforeinput compositionend compositionstart compositionupdate copy cut drag dragend dragenter
  dragexit dragleave dragover dragstart drop paste pause play ratechange seeked select selectstart textInput
  volumechange`);

/** Fields of the objects that give out hooks. */
const HOOKS = words(`
  useActionState useCacheRefresh useDebugValue useDeferredValue useFormState useHostTransitionStatus
  useImperativeHandle useInsertionEffect useMemoCache useOptimistic useReducer useTransition`);

/** Elements whose properties are set one by one. */
const ELEMENTS = words(`
  area audio base br col embed hr iframe image img keygen link menuitem meta object param source textarea track video
  wbr`);

/** Events with a class of their own. */
const EVENTS = words(`
  afterblur beforeblur copy cut drag dragend dragenter dragexit dragleave dragover dragstart drop paste touchcancel
  touchend touchmove touchstart wheel ANIMATION_END ANIMATION_ITERATION ANIMATION_START TRANSITION_END`);

type Texts = Readonly<Record<string, string>>;
type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * The parts of `react-dom` that a page of this app never reaches: it hydrates nothing, starts no transition, has no
 * form actions, no portals, no `Activity`, no profiler, loads no style sheets and scripts by elements, and shows itself
 * to no development tools. Names are those of the published file.
 */
export const leftOut: {
  /** Variables by the value that they keep. */
  readonly constants: Texts;
  /** Fields by the value that they have wherever they are read; `a.b` is the field of one object. */
  readonly fields: Texts;
  /** Functions by what stands for a call of them. */
  readonly calls: Texts;
  /** Fields that an element which is asked always has. */
  readonly present: readonly string[];
  /** Kinds of fibers that are never made. */
  readonly tags: readonly number[];
  /** Choices that are never taken, by the function that has them; under '' those of any function. */
  readonly choices: Lists;
  /** Fields of object literals, by the variable or field that holds the object. */
  readonly properties: Lists;
  /** Functions by what they do instead. */
  readonly bodies: Texts;
  /** Statements, by how they start. */
  readonly statements: readonly string[];
  /** Functions that only make something: nobody misses a call whose result is not used. */
  readonly pure: readonly string[];
  /** Texts, from one up to another, and what stands there instead. */
  readonly texts: readonly (readonly [from: string, to: string, instead: string])[];
} = {
  constants: {
    AbortControllerLocal: 'AbortController',
    reportGlobalError: 'reportError',
    scheduleMicrotask: 'queueMicrotask',
    canUseDOM: '!0',
    isHydrating: '!1',
    injectedHook: 'null',
    currentEntangledActionThenable: 'null',
    currentEntangledLane: '0',
    currentReplayingEvent: 'null',
    defaultOnDefaultTransitionIndicator: 'void 0',
    isInputEventSupported: '!0',
    mediaEventTypes: '[]',
    needsFormReset: '!1',
  },
  fields: {
    contentEditable: '"false"',
    ...Object.fromEntries(STEPS.map((name) => [name, 'void 0'])),
    cancelPendingCommit: 'null',
    dehydrated: 'null',
    isDehydrated: '!1',
    'ReactSharedInternals.T': 'null',
  },
  calls: {
    applyDerivedStateFromProps: 'void 0',
    callComponentWillReceiveProps: 'void 0',
    clearContainerSparingly: 'void 0',
    commitSuspenseHydrationCallbacks: 'void 0',
    entangleTransitionUpdate: 'void 0',
    entangleTransitions: 'void 0',
    getActivityInstanceFromFiber: 'null',
    getComponentNameFromType: 'null',
    getParentHydrationBoundary: 'null',
    getStackByFiberInDevAndProd: '""',
    getSuspenseInstanceFromFiber: 'null',
    isCustomElement: '!1',
    isHostHoistableType: '!1',
    popHydrationState: '!1',
    preloadInstanceAndSuspendIfNeeded: 'void 0',
    queueHydrationError: 'void 0',
    resetHydrationState: 'void 0',
    retryIfBlockedOn: 'void 0',
    shouldAttemptEagerTransition: '!1',
    setIsStrictModeForDevtools: 'void 0',
    suspendIfUpdateReadFromEntangledAsyncAction: 'void 0',
    updateForwardRef: 'null',
    upgradeHydrationErrorsToRecoverable: 'null',
  },
  // Only text fields keep a selection: no text is edited in its place.
  present: ['selectionStart'],
  // Portal, consumer, forwarded ref, profiler, dehydrated part, list of suspended parts, scope, hidden part of old
  // pages, hoisted element, element that exists once, view transition, activity.
  tags: [4, 9, 11, 12, 18, 19, 21, 23, 26, 27, 30, 31],
  choices: {
    '': words(`
      REACT_ACTIVITY_TYPE REACT_CONSUMER_TYPE REACT_FORWARD_REF_TYPE REACT_PORTAL_TYPE REACT_PROFILER_TYPE
      REACT_SUSPENSE_LIST_TYPE`),
    dispatchEventForPluginEventSystem: EVENTS,
    getEventPriority: UNTOLD,
    restoreStateOfTarget: ['textarea'],
    setInitialProperties: ELEMENTS,
    setProp: [...unusable.attributes, 'onScrollEnd'],
    updateProperties: ELEMENTS,
  },
  properties: {
    classComponentUpdater: ['enqueueReplaceState', 'enqueueForceUpdate'],
    ContextOnlyDispatcher: HOOKS,
    HooksDispatcherOnMount: HOOKS,
    HooksDispatcherOnRerender: HOOKS,
    HooksDispatcherOnUpdate: HOOKS,
    d: ['r', 'D', 'C', 'L', 'm', 'X', 'S', 'M'],
  },
  bodies: {
    commitRootWhenReady: `
      root.timeoutHandle = -1;
      commitRoot(root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate, spawnedLane,
        updatedLanes, suspendedRetryLanes);`,
    dispatchEvent: `
      if (!_enabled) return;
      findInstanceBlockingTarget(getEventTarget(nativeEvent));
      dispatchEventForPluginEventSystem(domEventName, eventSystemFlags, nativeEvent, return_targetInst, targetContainer);`,
  },
  statements: [
    'ContextOnlyDispatcher.useEffectEvent =',
    'HooksDispatcherOnUpdate.useEffectEvent =',
    'HooksDispatcherOnRerender.useEffectEvent =',
    'ReactSharedInternals.S =',
    'ReactDOMSharedInternals.findDOMNode =',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
    'simpleEventPluginEvents.push(',
    'registerSimpleEvent(ANIMATION_',
    'registerSimpleEvent(TRANSITION_',
    'registerTwoPhaseEvent(\n  "onSelect"',
    'registerTwoPhaseEvent("onBeforeInput"',
    'registerTwoPhaseEvent(\n  "onComposition',
  ],
  pure: ['assign', 'createSyntheticEvent'],
  texts: [
    // Selections, compositions, what is about to be typed, and forms with actions.
    [
      '      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch (domEventName) {\n        case "focusin"',
      '    }\n    processDispatchQueue(dispatchQueue, eventSystemFlags);',
      '',
    ],
    // Suspended parts that a server drew.
    [
      '  if (\n    null !== prevState &&\n    ((nextPrimaryChildren = prevState.dehydrated), null !== nextPrimaryChildren)\n  ) {\n    if (didSuspend)\n      workInProgress.flags & 256\n        ? (pushPrimaryTreeSuspenseHandler(workInProgress),\n          (workInProgress.flags &= -257),\n          (workInProgress = retrySuspense',
      '  if (showFallback)\n    return (\n      reuseSuspenseHandlerOnStack(workInProgress),\n      (nextPrimaryChildren = nextProps.fallback),\n      (showFallback = workInProgress.mode),\n      (prevState = current.child),',
      '  var digest;\n',
    ],
    // Styles that only browsers of ten years ago know.
    [' MozAnimationIterationCount', '".split(\n    " "\n  )\n);\nfunction setValueForStyle', ''],
    // Names of keys in browsers of ten years ago.
    [
      '    key: function (nativeEvent) {\n      if (nativeEvent.key) {',
      '    code: 0,\n    location: 0,',
      '    key: 0,\n',
    ],
    // Names of events in browsers of ten years ago.
    ['var vendorPrefixes = {', '  topLevelEventsToReactNames = new Map(),', 'var '],
    [
      '    "abort auxClick beforeToggle',
      'simpleEventPluginEvents.push(',
      `${JSON.stringify(words(TOLD).join(' '))}.split(" ");`,
    ],
    // What a form with an action tells of itself.
    [
      '      null !== workInProgress.memoizedState &&\n        (($$typeof = renderWithHooks(',
      '      markRef(current, workInProgress);\n      reconcileChildren(current, workInProgress, props, renderLanes);',
      '',
    ],
    ['var isInputEventSupported = !1;', 'function stopWatchingForValueChange()', ''],
    [
      '    ["acceptCharset", "accept-charset"]',
      '  ]),\n  isJavaScriptProtocol =',
      [...ALIASES].map((names) => JSON.stringify(names)).join(', '),
    ],
    ['if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)', 'exports.createRoot =', ''],
    [
      'exports.createRoot = function (container, options) {',
      '  options = createFiberRoot(',
      `exports.createRoot = function (container, options) {
        if (!isValidContainer(container)) throw Error(formatProdErrorMessage(299));
        var isStrictMode = !1, identifierPrefix = '', onUncaughtError = defaultOnUncaughtError,
          onCaughtError = defaultOnCaughtError, onRecoverableError = defaultOnRecoverableError;`,
    ],
    ['ReactDOMHydrationRoot.prototype.render = ', 'ReactDOMRoot.prototype.render =', ''],
    ['ReactDOMHydrationRoot.prototype.unmount = ', 'ReactDOMRoot.prototype.unmount =', ''],
  ],
};
