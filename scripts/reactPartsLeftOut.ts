const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** What nobody may write while it is left out, by how it is written. A test holds the app to it. */
export const unusable = {
  /** Exports of the packages. */
  exports: words(`
    Activity Profiler SuspenseList ViewTransition createPortal forwardRef hydrateRoot startTransition useActionState
    useDebugValue useDeferredValue useEffectEvent useFormStatus useImperativeHandle useInsertionEffect useOptimistic
    useReducer useTransition preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset`),
  /** Elements that need more than their attributes. */
  elements: words(`
    audio base body embed head html iframe image img link meta object script source style textarea title track video`),
  /** Attributes that need more than to be set under their name. */
  attributes: words(`
    action allowFullScreen async autoPlay autoReverse controls dangerouslySetInnerHTML default defer
    disablePictureInPicture disableRemotePlayback externalResourcesRequired focusable formAction formNoValidate is
    itemScope loop multiple muted noModule noValidate playsInline popover preserveAlpha reversed scoped seamless
    xlinkActuate xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle xlinkType xmlBase xmlLang xmlSpace`),
  /** Events of which React tells more, or which it makes itself. */
  events: words(`
    onAnimationEnd onAnimationIteration onAnimationStart onBeforeInput onCompositionEnd onCompositionStart
    onCompositionUpdate onCopy onCut onDrag onDragEnd onDragEnter onDragLeave onDragOver onDragStart onDrop onPaste
    onScrollEnd onSelect onTouchCancel onTouchEnd onTouchMove onTouchStart onTransitionEnd onTransitionStart onWheel`),
};

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
    canUseDOM: '!0',
    isHydrating: '!1',
    injectedHook: 'null',
    currentEntangledActionThenable: 'null',
    currentEntangledLane: '0',
    currentReplayingEvent: 'null',
    defaultOnDefaultTransitionIndicator: 'void 0',
    isInputEventSupported: '!0',
    needsFormReset: '!1',
  },
  fields: {
    cancelPendingCommit: 'null',
    dehydrated: 'null',
    isDehydrated: '!1',
    'ReactSharedInternals.T': 'null',
  },
  calls: {
    commitSuspenseHydrationCallbacks: 'void 0',
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
    setIsStrictModeForDevtools: 'void 0',
    suspendIfUpdateReadFromEntangledAsyncAction: 'void 0',
    updateForwardRef: 'null',
    upgradeHydrationErrorsToRecoverable: 'null',
  },
  // Portal, consumer, forwarded ref, profiler, dehydrated part, list of suspended parts, scope, hidden part of old
  // pages, hoisted element, element that exists once, view transition, activity.
  tags: [4, 9, 11, 12, 18, 19, 21, 23, 26, 27, 30, 31],
  choices: {
    '': words(`
      REACT_ACTIVITY_TYPE REACT_CONSUMER_TYPE REACT_FORWARD_REF_TYPE REACT_PORTAL_TYPE REACT_PROFILER_TYPE
      REACT_SUSPENSE_LIST_TYPE`),
    dispatchEventForPluginEventSystem: EVENTS,
    restoreStateOfTarget: ['textarea'],
    setInitialProperties: ELEMENTS,
    setProp: [...unusable.attributes, 'onScrollEnd'],
    updateProperties: ELEMENTS,
  },
  properties: {
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
    // Names of keys in browsers of ten years ago.
    [
      '    key: function (nativeEvent) {\n      if (nativeEvent.key) {',
      '    code: 0,\n    location: 0,',
      '    key: 0,\n',
    ],
    // Names of events in browsers of ten years ago.
    ['var vendorPrefixes = {', '  topLevelEventsToReactNames = new Map(),', 'var '],
    ['var isInputEventSupported = !1;', 'function stopWatchingForValueChange()', ''],
    [
      '    ["acceptCharset", "accept-charset"]',
      '  ]),\n  isJavaScriptProtocol =',
      [...ALIASES].map((names) => JSON.stringify(names)).join(', '),
    ],
    ['if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)', 'exports.createRoot =', ''],
    ['ReactDOMHydrationRoot.prototype.render = ', 'ReactDOMRoot.prototype.render =', ''],
    ['ReactDOMHydrationRoot.prototype.unmount = ', 'ReactDOMRoot.prototype.unmount =', ''],
  ],
};
